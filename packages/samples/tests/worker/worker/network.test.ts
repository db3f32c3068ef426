import { describe, expect, it } from 'vitest';
import type { WireMessage } from '../../../worker/messages';
import http from '../../../worker/node/http';
import { WebSocket, WebSocketServer } from '../../../worker/node/ws';
import { fetchFromPrograms as fetch, listenToWire } from '../../../worker/worker/network';

const wire: WireMessage[] = [];
listenToWire((message) => void wire.push(message));

/** Answers with what it gets. */
const echo = http.createServer((req, res) => {
  let body = '';
  req.on('data', (chunk) => (body += String(chunk)));
  req.on('end', () => {
    res.setHeader('X-Cookie', req.headers.cookie ?? 'none');
    res.statusCode = 201;
    res.end(`${req.method} ${req.url} ${body}`);
  });
});

describe('a program’s network', () => {
  it('lets a server of Node’s kind answer fetch', async () => {
    echo.listen(2022);
    const response = await fetch('http://localhost:2022/a?b=1', {
      method: 'post',
      headers: { cookie: 'c=1' },
      body: 'hello',
    });
    expect(response.status).toBe(201);
    expect(response.url).toBe('http://localhost:2022/a?b=1');
    expect(response.headers.get('x-cookie')).toBe('c=1');
    expect(await response.text()).toBe('POST /a?b=1 hello');
    expect(wire.at(-1)).toEqual({
      type: 'exchange',
      number: 0,
      method: 'POST',
      url: '/a?b=1',
      requestHeaders: [['cookie', 'c=1']],
      requestBody: 'hello',
      response: { status: 201, headers: [['X-Cookie', 'c=1']], body: 'POST /a?b=1 hello' },
    });
  });

  it('takes Request objects', async () => {
    const request = new Request('http://127.0.0.1:2022/r', { method: 'PUT', body: 'x' });
    // As in Firefox, which has no such property.
    Object.defineProperty(request, 'body', { value: undefined });
    expect(await (await fetch(request)).text()).toBe('PUT /r x');
  });

  it('hands a port to the server that listens last, and frees it on close', async () => {
    const late = http.createServer((_, res) => void res.end('late')).listen(2022);
    echo.close();
    expect(await (await fetch('http://localhost:2022')).text()).toBe('late');
    late.close();
    await expect(fetch('http://localhost:2022')).rejects.toMatchObject({
      message: 'fetch failed',
      cause: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:2022' },
    });
    expect(wire.at(-1)).toMatchObject({ failure: 'refused' });
  });

  it('gives no port away that a server listens on', async () => {
    const [first, second] = ['first', 'second'].map((name) =>
      http.createServer((_, res) => void res.end(name)).listen(0),
    );
    first!.close();
    const third = http.createServer((_, res) => void res.end('third')).listen(0);
    expect(third.address().port).not.toBe(second!.address().port);
    expect(await (await fetch(`http://localhost:${second!.address().port}`)).text()).toBe('second');
  });

  it('has no way out', async () => {
    await expect(fetch('https://trpc.io')).rejects.toMatchObject({
      cause: {
        message: 'Samples have no network, so they cannot reach trpc.io; call a local server.',
      },
    });
  });

  it('aborts in the words of Node', async () => {
    http.createServer(() => {}).listen(2023);
    const controller = new AbortController();
    const response = fetch('http://localhost:2023', { signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toThrow('This operation was aborted');
    expect(wire.at(-1)).toMatchObject({ failure: 'aborted' });
  });

  it('reaches no server once it is aborted', async () => {
    let calls = 0;
    http.createServer((_, res) => void res.end(String(++calls))).listen(2026);
    const signal = AbortSignal.abort();
    await expect(fetch('http://localhost:2026', { signal })).rejects.toThrow(
      'This operation was aborted',
    );
    expect(calls).toBe(0);
  });

  it('takes a status with and without its words', async () => {
    http
      .createServer((req, res) => {
        const words = req.url === '/a' ? (['Fine', { 'x-a': '1' }] as const) : [{ 'x-a': '2' }];
        (res.writeHead as (...args: unknown[]) => typeof res)(202, ...words).end();
      })
      .listen(2027);
    const [a, b] = [await fetch('http://localhost:2027/a'), await fetch('http://localhost:2027/b')];
    expect(a.headers.get('x-a')).toBe('1');
    expect(a).toMatchObject({ status: 202, statusText: 'Fine' });
    expect(b.headers.get('x-a')).toBe('2');
  });

  it('answers requests that are too long as Node’s server does', async () => {
    http.createServer((_, res) => void res.end()).listen(2024);
    const response = await fetch(`http://localhost:2024/${'x'.repeat(17_000)}`);
    expect(response.status).toBe(431);
    await expect(response.json()).rejects.toThrow('Unexpected end of JSON input');
  });
});

describe('a program’s sockets', () => {
  it('carry messages both ways, and show them on the wire', async () => {
    const server = new WebSocketServer({ port: 2025 });
    server.on('connection', (client) => {
      const socket = client as WebSocket;
      socket.on('message', (text) => socket.send(`${String(text)}!`));
    });
    const socket = new WebSocket('ws://localhost:2025/live');
    const events: string[] = [];
    socket.addEventListener('open', () => {
      events.push('open');
      socket.send('hello');
    });
    socket.addEventListener('message', ({ data }) => {
      events.push(`message ${data}`);
      socket.close();
    });
    await new Promise<void>((resolve) => {
      socket.addEventListener('close', ({ code }) => {
        events.push(`close ${code}`);
        resolve();
      });
    });
    expect(events).toEqual(['open', 'message hello!', 'close 1005']);
    expect(server.clients.size).toBe(0);
    expect(wire.slice(-2)).toMatchObject([
      { type: 'socket', from: 'client', data: 'hello' },
      { type: 'socket', from: 'server', data: 'hello!' },
    ]);
  });

  it('are refused where nothing listens', async () => {
    const socket = new WebSocket('ws://localhost:1');
    const error = await new Promise((resolve) => socket.on('error', resolve));
    expect(error).toMatchObject({ message: 'connect ECONNREFUSED 127.0.0.1:1' });
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });
});
