import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSamples } from '../../check/check-samples';
import type { Engine } from '../../check/engine';
import { openFacts } from '../../build/facts';
import { openStore } from '../../store/store';
import { pageOf } from '../site';

const FINGERPRINTS = { current: 'one', 'version-9.x': 'one' };
const SERVER = 'ts title="server.ts"\nexport const port = 2022;';
const CLIENT = 'ts title="client.ts"\nimport { port } from \'./server\';';
const OTHER = 'ts title="other.ts"\nexport {};';

describe('openFacts', () => {
  let siteDir: string;
  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  });
  afterEach(() => fs.rmSync(siteDir, { recursive: true }));

  it('lets no compiler see a fence again that did not change', () => {
    expect(filesAskedFor([SERVER, CLIENT, OTHER])).toEqual(['server.ts', 'client.ts', 'other.ts']);
    expect(filesAskedFor([SERVER, CLIENT, OTHER])).toEqual([]);
  });

  it('has an edited fence checked, and those that import it', () => {
    filesAskedFor([SERVER, CLIENT, OTHER]);
    expect(filesAskedFor([`${SERVER} // edited`, CLIENT, OTHER])).toEqual([
      'server.ts',
      'client.ts',
    ]);
  });

  it('has all fences of a version checked when its packages changed', () => {
    filesAskedFor([SERVER, `${OTHER} // 9.x`.replace('ts ', 'ts version=9.x ')]);
    const changed = { ...FINGERPRINTS, current: 'two' };
    expect(
      filesAskedFor([SERVER, `${OTHER} // 9.x`.replace('ts ', 'ts version=9.x ')], changed),
    ).toEqual(['server.ts']);
  });

  it('keeps a fault, which the next check reports again', () => {
    const fault = { code: 2322, message: 'Wrong.', start: 0, length: 6 };
    const first = check([OTHER], FINGERPRINTS, [fault]);
    expect(first.problems).toHaveLength(1);
    expect(check([OTHER], FINGERPRINTS, []).problems).toEqual(first.problems);
  });

  function filesAskedFor(fences: string[], fingerprints = FINGERPRINTS) {
    return check(fences, fingerprints, []).asked;
  }

  function check(
    fences: string[],
    fingerprints: Record<string, string>,
    faults: ReturnType<Engine['diagnostics']>,
  ) {
    const text = fences.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n');
    const page = pageOf(text);
    const asked: string[] = [];
    const engine: Engine = {
      setPage: () => undefined,
      removePage: () => undefined,
      diagnostics: (_, { name }) => {
        asked.push(name);
        return faults;
      },
      identifiers: () => [],
      quickInfo: () => undefined,
      inWords: () => undefined,
    };
    const { problems } = checkSamples(
      page,
      () => engine,
      openFacts(openStore(siteDir), fingerprints),
    );
    return { asked, problems };
  }
});
