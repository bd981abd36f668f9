import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MisfitError } from './shape';
import { TableSocket, type Listener } from './socket';
import { aTable } from './testing';
import type { SocketOut } from './types';

/** A socket that the test speaks for the server. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: SocketOut) {
    this.sayText(JSON.stringify(message));
  }
  sayText(data: string) {
    this.onmessage?.({ data });
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  get commands() {
    return this.sent.filter(({ type }) => type === 'do');
  }
}

const newest = () => FakeSocket.made.at(-1) as FakeSocket;
let listener: { [Key in keyof Listener]: ReturnType<typeof vi.fn> };
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('http://host/table/abc'));
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  listener = {
    heard: vi.fn(),
    troubled: vi.fn(),
    clock: vi.fn(),
    since: vi.fn(() => 12),
    doubtful: vi.fn(),
  };
  socket = new TableSocket('abc', 2, listener as unknown as Listener);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it asks for its seat, and for what it has not seen', () => {
  expect(newest().address.href).toBe('ws://host/api/tables/abc/socket?seat=2&since=12');
});

test('a command is settled by its answer', async () => {
  newest().open();
  const done = socket.send({ kind: 'undo' }, 12);
  const id = newest().commands[0]?.id ?? '';
  newest().say({ type: 'ack', id, version: 13 });
  await expect(done).resolves.toBe(13);
});

test('a refusal rejects', async () => {
  newest().open();
  const done = socket.send({ kind: 'undo' }, 12);
  const id = newest().commands[0]?.id ?? '';
  const refusal = { code: 'stale', says: { message: 'refused-stale', arguments: {} }, rule: null };
  newest().say({ type: 'refused', id, refusal });
  await expect(done).rejects.toMatchObject({ refusal });
});

test('what was not answered is sent again with the same id', async () => {
  newest().open();
  socket.send({ kind: 'undo' }, 12).catch(() => undefined);
  const first = newest();
  first.lose();
  expect(listener.troubled).toHaveBeenLastCalledWith('cut');
  await vi.advanceTimersByTimeAsync(1000);
  expect(newest()).not.toBe(first);
  newest().open();
  expect(newest().commands).toEqual(first.commands);
});

test('a server that says nothing is left, and found again', async () => {
  newest().open();
  const first = newest();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(newest()).not.toBe(first);
});

test('being turned away is told at once', () => {
  newest().lose(4001);
  expect(listener.doubtful).toHaveBeenCalledOnce();
});

test('it waits longer after each failure, up to a limit', async () => {
  for (let tries = 0; tries < 12; tries += 1) {
    newest().lose();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(FakeSocket.made).toHaveLength(13);
});

const presence: SocketOut = {
  type: 'presence',
  seats: [true, false, false],
  absent_since: [null, null, null],
  absent_seconds: 60,
  watching: 0,
};

test('all is well once the server is heard', () => {
  newest().open();
  expect(listener.troubled).not.toHaveBeenCalledWith(null);
  newest().say(presence);
  expect(listener.troubled).toHaveBeenLastCalledWith(null);
});

test.each([1011, 1012, 1013])("the trouble is told as the server's own: %i", async (code) => {
  newest().open();
  const done = socket.send({ kind: 'undo' }, 12);
  newest().lose(code);
  expect(listener.troubled).toHaveBeenLastCalledWith('server');
  expect(listener.doubtful).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  newest().open();
  newest().say({ type: 'ack', id: newest().commands[0]?.id ?? '', version: 13 });
  await expect(done).resolves.toBe(13);
  expect(listener.troubled).toHaveBeenLastCalledWith(null);
});

test.each(['', '<html>', 'null', '{"type": "event"}', '{"type": "storm"}', '{"type": "table"}'])(
  'a message that is none is not heeded, and the connection begins anew: %s',
  async (text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    newest().open();
    newest().sayText(text);
    expect(listener.heard).not.toHaveBeenCalled();
    expect(listener.troubled).toHaveBeenLastCalledWith('misheard');
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    newest().say(presence);
    expect(listener.troubled).toHaveBeenLastCalledWith('misheard');
    newest().say({ type: 'table', data: aTable() });
    newest().say({ type: 'pong', now: 0 });
    expect(listener.troubled).toHaveBeenLastCalledWith(null);
  },
);

test('who never understands the server does not ask it all the time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  listener.heard.mockImplementation(({ type }: SocketOut) => {
    if (type === 'presence') throw new MisfitError('here');
  });
  for (let minute = 0; minute < 60; minute += 1) {
    if (newest().readyState === 0) newest().open();
    newest().say({ type: 'table', data: aTable() });
    newest().say(presence);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(FakeSocket.made.length).toBeLessThan(12);
});

test('a command that alone is never answered is asked again, and then given up', async () => {
  newest().open();
  const done = socket.send({ kind: 'rematch' }, 12);
  const refused = expect(done).rejects.toMatchObject({ status: 0 });
  for (let second = 0; second < 120; second += 1) {
    if (newest().readyState === 0) newest().open();
    newest().say(presence);
    await vi.advanceTimersByTimeAsync(1000);
  }
  await refused;
  expect(
    new Set(FakeSocket.made.flatMap(({ commands }) => commands.map(({ id }) => id))).size,
  ).toBe(1);
});

function refuse(code: string) {
  const id = newest().commands[0]?.id ?? '';
  const says = { message: `refused-${code}`, arguments: {} };
  newest().say({ type: 'refused', id, refusal: { code, says, rule: null } });
}

test('what the server could not do for a fault of its own is asked again', async () => {
  newest().open();
  const done = socket.send({ kind: 'undo' }, 12);
  refuse('not-written');
  expect(listener.troubled).toHaveBeenLastCalledWith('server');
  await vi.advanceTimersByTimeAsync(1000);
  newest().open();
  newest().say(presence);
  expect(listener.troubled).toHaveBeenLastCalledWith('server');
  newest().say({ type: 'ack', id: newest().commands[0]?.id ?? '', version: 13 });
  await expect(done).resolves.toBe(13);
  expect(listener.troubled).toHaveBeenLastCalledWith(null);
});

test('but not for ever, nor all the time', async () => {
  newest().open();
  const done = socket.send({ kind: 'undo' }, 12);
  const refused = expect(done).rejects.toMatchObject({ refusal: { code: 'unavailable' } });
  const began = Date.now();
  for (let tries = 0; tries < 8; tries += 1) {
    refuse('unavailable');
    await vi.advanceTimersByTimeAsync(20_000);
    if (newest().readyState === 0) newest().open();
    newest().say(presence);
  }
  await refused;
  expect(FakeSocket.made).toHaveLength(8);
  expect(Date.now() - began).toBeGreaterThan(30_000);
});

test('a connection that never opens is tried anew', async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test('the server tells the time, whatever the clock here says', async () => {
  newest().open();
  newest().say({ type: 'pong', now: Date.now() / 1000 + 3600 });
  expect(listener.clock).toHaveBeenLastCalledWith(3600);
});
