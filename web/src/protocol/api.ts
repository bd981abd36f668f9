/** Requests to the server. Whatever is not the answer that was asked for is thrown as a RefusedError:
 * what the server refuses, a lost network, a page of some proxy's. */
import type {
  Accepted,
  ChallengeOut,
  ContestOut,
  Created,
  Daily,
  Draws,
  Games,
  Guides,
  Hint,
  Imported,
  Invitation,
  LessonAnswered,
  LessonOut,
  Lessons,
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
  ReviewOut,
  TableLink,
  TableOut,
} from './messages';
import { checked, MisfitError, type Shape, type ShapeName } from './shape';
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

/** Milliseconds: after that, nobody waits for an answer any longer. */
const ANSWER_WITHIN = 15_000;
const ONCE_MORE = [1_000];
const SEVERAL_TIMES = [1_000, 5_000, 15_000, 30_000];

/** The refusal in anything that was thrown; whatever is not one says that something is broken. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof RefusedError) return thrown.refusal;
  console.error(thrown);
  return pageRefusal('page-broken');
}

export function noServer(): RefusedError {
  return new RefusedError(pageRefusal('page-no-server'), 0);
}

/** Whether the fault lies with the server or the way there, and may be gone in a moment. */
export function mayPass(thrown: unknown): boolean {
  return (
    thrown instanceof RefusedError &&
    (thrown.status === 0 || thrown.status === 429 || thrown.status >= 500)
  );
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

/** The body of an answer that says yes. */
async function ask(method: string, path: string, body?: unknown): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    });
    text = await response.text();
  } catch {
    throw noServer();
  }
  if (response.ok) return text;
  throw new RefusedError(refusalIn(response.status, text), response.status);
}

async function request<Answer>(
  shape: ShapeName | Shape,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = parsed(await ask(method, `/api${path}`, body));
  // Something on the way answers in the server's place.
  if (answer === undefined) throw noServer();
  return checked(shape, answer);
}

function refusalIn(status: number, text: string): Refusal {
  try {
    return checked<RefusalBody>('RefusalBody', parsed(text)).refusal;
  } catch (thrown) {
    if (!(thrown instanceof MisfitError)) throw thrown;
    if (status === 429) return pageRefusal('refused-too-often');
    return pageRefusal(status >= 500 ? 'page-server-trouble' : 'page-broken');
  }
}

/** What a text says as JSON; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Asks again after each pause, where an answer may just have been lost or late. */
async function persistent<Answer>(
  asking: () => Promise<Answer>,
  [pause, ...pauses]: readonly number[] = ONCE_MORE,
): Promise<Answer> {
  try {
    return await asking();
  } catch (thrown) {
    if (pause === undefined || !mayPass(thrown)) throw thrown;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return persistent(asking, pauses);
  }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const lesson = (id: string) => `/lessons/${encodeURIComponent(id)}`;
const contest = (id: string) => `/contests/${encodeURIComponent(id)}`;
const imported = (id: string) => `/records/${encodeURIComponent(id)}`;

/** What is replayed: of a table that is over, or of a record. */
export type Source = { table: string } | { record: string };
/** A replay, where its record can be had, and what it is of. */
export type Replayed = ReplayOut & { path: string; of: string; source: Source };

export const api = {
  /** Every message in a language, as a Fluent resource. */
  catalogue: (language: string) => ask('GET', `/api/catalogue/${language}`),
  games: () => request<Games>('Games', 'GET', '/games'),
  guides: () => request<Guides>('Guides', 'GET', '/guides'),
  /** A table where a part of a guide is played. */
  beginStretch: (guide: string, stretch: number, name: string) =>
    request<Created>('Created', 'POST', `/guides/${encodeURIComponent(guide)}/${stretch}`, {
      name,
    }),
  lessons: () => persistent(() => request<Lessons>('Lessons', 'GET', '/lessons')),
  lesson: (id: string) => persistent(() => request<LessonOut>('LessonOut', 'GET', lesson(id))),
  /** Null: which is the best? */
  answerLesson: (id: string, move: string | null) =>
    request<LessonAnswered>('LessonAnswered', 'POST', `${lesson(id)}/answer`, { move }),
  askLesson: <Answer>(id: string, question: string, shape: Shape, about?: object) =>
    request<Answer>(shape, about ? 'POST' : 'GET', `${lesson(id)}/${question}`, about),
  daily: () => request<Daily>('Daily', 'GET', '/daily'),
  contest: (id: string) => request<ContestOut>('ContestOut', 'GET', contest(id)),
  /** The table of a new try, or of the one that goes on. */
  beginTry: (id: string, name: string) =>
    request<Created>('Created', 'POST', `${contest(id)}/tries`, { name }),
  /** One for each game, however often it is asked for. */
  challenge: (id: string) =>
    persistent(() => request<ChallengeOut>('ChallengeOut', 'POST', `${table(id)}/challenge`)),
  /** Gives this browser its cookie, if it has none. */
  introduce: () => request<Me>('Me', 'POST', '/me'),
  lobby: () => request<Lobby>('Lobby', 'GET', '/tables'),
  mine: () => request<MyTables>('MyTables', 'GET', '/mine'),
  create: (wanted: NewTable) => request<Created>('Created', 'POST', '/tables', wanted),
  table: (id: string) => request<TableOut>('TableOut', 'GET', table(id)),
  act: (id: string, version: number, act: Act, seat: number | null = null) => {
    const command = { id: newId(), version, act, seat };
    return persistent(() => request<Accepted>('Accepted', 'POST', `${table(id)}/acts`, command));
  },
  links: (id: string) => request<Links>('Links', 'GET', `${table(id)}/links`),
  tableLink: (id: string) => request<TableLink>('TableLink', 'GET', `${table(id)}/link`),
  makeLink: (id: string, wanted: LinkRequest) =>
    request<LinkOut>('LinkOut', 'POST', `${table(id)}/links`, wanted),
  revokeLink: (id: string, link: string) =>
    ask('DELETE', `/api${table(id)}/links/${encodeURIComponent(link)}`),
  /** What a link's secret opens. */
  invitation: (secret: string) =>
    persistent(() => request<Invitation>('Invitation', 'POST', '/invitation', { secret })),
  redeem: (secret: string, name: string | null) =>
    persistent(() => request<Redeemed>('Redeemed', 'POST', '/redeem', { secret, name })),
  /** What a board wants to know about the position; with a body where that says what about. */
  ask: <Answer>(id: string, question: string, shape: Shape, about?: object) =>
    request<Answer>(shape, about ? 'POST' : 'GET', `${table(id)}/${question}`, about),
  hint: (id: string, seat: number) => request<Hint>('Hint', 'POST', `${table(id)}/hint`, { seat }),
  recordPath: (id: string, eyes: Eyes) =>
    `/api${table(id)}/record${eyes === 'spectator' ? '' : `?seat=${eyes}`}`,
  draws: (id: string) =>
    persistent(() => request<Draws>('Draws', 'GET', `${table(id)}/draws`), SEVERAL_TIMES),
  replay: (id: string, eyes: Eyes) =>
    persistent(() => request<ReplayOut>('ReplayOut', 'GET', `${table(id)}/replay?eyes=${eyes}`)),
  importRecord: (text: string) => request<Imported>('Imported', 'POST', '/records', text),
  /** Of a table, or else of a record. */
  anyReplay: async (id: string, eyes: Eyes): Promise<Replayed> => {
    try {
      const replay = await api.replay(id, eyes);
      return { ...replay, path: api.recordPath(id, eyes), of: table(id), source: { table: id } };
    } catch (thrown) {
      if (!(thrown instanceof RefusedError && thrown.status === 404)) throw thrown;
      const replay = await api.recordReplay(id, eyes);
      return { ...replay, path: `/api${imported(id)}`, of: imported(id), source: { record: id } };
    }
  },
  recordReplay: (id: string, eyes: Eyes) =>
    persistent(() => request<ReplayOut>('ReplayOut', 'GET', `${imported(id)}/replay?eyes=${eyes}`)),
  /** How far a review is; whoever knows that already is answered once it has got further. */
  review: ({ of }: Replayed, seat: number, isOpen: boolean, known: number | null) =>
    persistent(() => {
      const since = known === null ? '' : `&known=${known}`;
      const query = `seat=${seat}&cards_open=${isOpen}${since}`;
      return request<ReviewOut>('ReviewOut', 'GET', `${of}/review?${query}`);
    }),
  /** The same, after so many moves of what is replayed. */
  askThen: <Answer>({ of }: Replayed, at: number, question: string, shape: Shape) =>
    request<Answer>(shape, 'GET', `${of}/${question}?at=${at}`),
};
