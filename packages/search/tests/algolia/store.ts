import type { SearchRecord } from '../../indexing/records';
import type { Index } from './index-type';
import { answerQuery, type Query } from './query';

/** Keys that the service knows. */
export const ADMIN_KEY = 'adminkey';
export const SEARCH_KEY = 'searchkey';

const MAX_RECORD_BYTES = 10_000;

export type ServiceRequest = { method: string; path: string; key: string; body: unknown };
export type ServiceAnswer = { status: number; body: unknown };

/** Algolia's REST service as far as a docs site uses it, in memory. */
export type Algolia = {
  indices: Map<string, Index>;
  /** What was asked, one line each, e.g. `POST docs/batch: 12 addObject` */
  log: string[];
  /** Makes all further batches fail. */
  failBatches: () => void;
  handle: (request: ServiceRequest) => ServiceAnswer;
};

/** Makes the service with no index. */
export function createAlgolia(): Algolia {
  const indices = new Map<string, Index>();
  const log: string[] = [];
  let isBatchFailing = false;
  let tasks = 0;
  const polled = new Set<string>();

  const task = () => {
    tasks += 1;
    return { status: 200, body: { taskID: tasks, updatedAt: '', objectIDs: [] } };
  };
  const indexOf = (name: string) => {
    const index = indices.get(name) ?? { settings: {}, objects: new Map<string, SearchRecord>() };
    indices.set(name, index);
    return index;
  };

  function handle({ method, path, key, body }: ServiceRequest): ServiceAnswer {
    const [name = '', action = ''] = path.replace('/1/indexes/', '').split(/\/(.*)/);
    log.push(describe(method, `${decodeURIComponent(name)}/${action}`, body));
    const isQuery = action === 'queries' || action === 'query';
    if (key !== ADMIN_KEY && !(key === SEARCH_KEY && isQuery)) {
      return refuse(403, 'Invalid Application-ID or API key');
    }
    if (isQuery) {
      return query(decodeURIComponent(name), body as { requests?: Query[] } & Query);
    }
    return write(method, decodeURIComponent(name), action, body);
  }

  function query(name: string, body: { requests?: Query[] } & Query): ServiceAnswer {
    if (!body.requests) {
      const index = indices.get(name);
      return index
        ? { status: 200, body: answerQuery(index, { ...body, indexName: name }) }
        : refuse(404, `Index ${name} does not exist`);
    }
    const results = body.requests.map((request) =>
      answerQuery(indexOf(request.indexName), request),
    );
    return { status: 200, body: { results } };
  }

  function write(method: string, name: string, action: string, body: unknown): ServiceAnswer {
    if (action.startsWith('task/')) {
      const isPublished = polled.has(action);
      polled.add(action);
      return { status: 200, body: { status: isPublished ? 'published' : 'notPublished' } };
    }
    if (method === 'DELETE') {
      indices.delete(name);
      return task();
    }
    if (action === 'settings') {
      Object.assign(indexOf(name).settings, body);
      return task();
    }
    if (action === 'operation') {
      operate(name, body as Operation);
      return task();
    }
    return action === 'batch' ? batch(name, body as Batch) : refuse(404, `No route ${action}`);
  }

  type Operation = { operation: 'copy' | 'move'; destination: string; scope?: string[] };

  function operate(name: string, { operation, destination, scope }: Operation) {
    const source = indexOf(name);
    if (operation === 'move') {
      indices.set(destination, source);
      indices.delete(name);
      return;
    }
    const copy = indexOf(destination);
    copy.settings = { ...source.settings };
    copy.objects = scope ? copy.objects : new Map(source.objects);
  }

  type Batch = { requests: { body: SearchRecord }[] };

  function batch(name: string, { requests }: Batch): ServiceAnswer {
    const large = requests.find(({ body }) => JSON.stringify(body).length > MAX_RECORD_BYTES);
    if (isBatchFailing || large) {
      return refuse(400, `Record objectID=${large?.body.objectID ?? 'x'} is too big`);
    }
    requests.forEach(({ body }) => indexOf(name).objects.set(body.objectID, body));
    return task();
  }

  return { indices, log, failBatches: () => (isBatchFailing = true), handle };
}

function refuse(status: number, message: string): ServiceAnswer {
  return { status, body: { message, status } };
}

function describe(method: string, path: string, body: unknown): string {
  const { operation, destination, requests } = (body ?? {}) as {
    operation?: string;
    destination?: string;
    requests?: { action?: string }[];
  };
  const stable = (text = '') => text.replace(/_tmp_\d+/, '_tmp');
  const detail = operation
    ? `: ${operation} to ${stable(destination)}`
    : requests?.[0]?.action
      ? `: ${requests.length} ${requests[0].action}`
      : '';
  return `${method} ${stable(path).replace(/task\/\d+/, 'task')}${detail}`;
}
