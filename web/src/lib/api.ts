/** Requests to the server. What it refuses is thrown as a RefusedError, a lost network too. */
import type { Preview, Routes } from './board';
import type {
  Accepted,
  Created,
  Hint,
  Imported,
  LinkOut,
  LinkRequest,
  Links,
  Lobby,
  Me,
  MyTables,
  NewTable,
  Redeemed,
  Refusal,
  RefusalBody,
  ReplayOut,
  TableOut,
} from './messages';
import type { Act, Eyes } from './types';

export class RefusedError extends Error {
  constructor(
    readonly refusal: Refusal,
    /** Of HTTP; 0 where there was no answer. */
    readonly status = 409,
  ) {
    super(refusal.code);
  }
}

/** The refusal in anything that was thrown; whatever is not one says that something is broken. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof RefusedError) return thrown.refusal;
  console.error(thrown);
  return pageRefusal('page-broken');
}

export function noServer(): RefusedError {
  return new RefusedError(pageRefusal('page-no-server'), 0);
}

function pageRefusal(message: string): Refusal {
  return { code: message, says: { message, arguments: {} }, rule: null };
}

/** Of a command: the server answers a repeat with the first answer. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    });
  } catch {
    throw noServer();
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  throw new RefusedError(await refusalIn(response), response.status);
}

async function refusalIn(response: Response): Promise<Refusal> {
  try {
    const body = (await response.json()) as Partial<RefusalBody>;
    return body.refusal ?? pageRefusal('page-broken');
  } catch {
    return pageRefusal('page-broken');
  }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const imported = (id: string) => `/records/${encodeURIComponent(id)}`;

/** A replay, where its record can be had, and what it is of. */
export type Replayed = ReplayOut & { path: string; of: string };

export const api = {
  /** Gives this browser its cookie, if it has none. */
  introduce: () => request<Me>('POST', '/me'),
  lobby: () => request<Lobby>('GET', '/tables'),
  mine: () => request<MyTables>('GET', '/mine'),
  create: (wanted: NewTable) => request<Created>('POST', '/tables', wanted),
  table: (id: string) => request<TableOut>('GET', table(id)),
  act: (id: string, version: number, act: Act, seat: number | null = null) =>
    request<Accepted>('POST', `${table(id)}/acts`, { id: newId(), version, act, seat }),
  links: (id: string) => request<Links>('GET', `${table(id)}/links`),
  makeLink: (id: string, wanted: LinkRequest) =>
    request<LinkOut>('POST', `${table(id)}/links`, wanted),
  revokeLink: (id: string, link: string) =>
    request<void>('DELETE', `${table(id)}/links/${encodeURIComponent(link)}`),
  redeem: (secret: string, name: string | null) =>
    request<Redeemed>('POST', '/redeem', { secret, name }),
  preview: (id: string, seat: number | null, move: string, tile?: string) =>
    request<Preview>('POST', `${table(id)}/preview`, { seat, move, tile: tile ?? null }),
  routes: (id: string) => request<Routes>('GET', `${table(id)}/routes`),
  hint: (id: string, seat: number) => request<Hint>('POST', `${table(id)}/hint`, { seat }),
  recordPath: (id: string, eyes: Eyes) =>
    `/api${table(id)}/record${eyes === 'spectator' ? '' : `?seat=${eyes}`}`,
  replay: (id: string, eyes: Eyes) => request<ReplayOut>('GET', `${table(id)}/replay?eyes=${eyes}`),
  importRecord: (text: string) => request<Imported>('POST', '/records', text),
  importedPath: (id: string) => `/api${imported(id)}`,
  /** Of a table, or else of a record. */
  anyReplay: async (id: string, eyes: Eyes): Promise<Replayed> => {
    try {
      return { ...(await api.replay(id, eyes)), path: api.recordPath(id, eyes), of: table(id) };
    } catch (thrown) {
      if (!(thrown instanceof RefusedError && thrown.status === 404)) throw thrown;
      const path = api.importedPath(id);
      return { ...(await api.recordReplay(id, eyes)), path, of: imported(id) };
    }
  },
  recordReplay: (id: string, eyes: Eyes) =>
    request<ReplayOut>('GET', `${imported(id)}/replay?eyes=${eyes}`),
  /** After so many moves of what is replayed. */
  routesThen: ({ of }: Replayed, at: number) => request<Routes>('GET', `${of}/routes?at=${at}`),
};
