import type { User } from '#contract/user.ts';

/** A person with the token that opens the account, and where the two are kept. */
export type SignedIn = {
  token: string;
  user: User;
  /** "This is a shared computer" was ticked: the session ends with the browser, and nothing that is read is kept. */
  isShared: boolean;
};

let opened = 0;

/**
 * One person who is signed in in this tab. Whatever is read, kept or sent for a person hangs on this object and ends
 * with it, so nothing of one person can reach the next.
 */
export class Session {
  /** For React: what belongs to another session is mounted anew. */
  readonly id = ++opened;
  readonly userId: string;
  readonly isShared: boolean;
  readonly #closing = new AbortController();
  #token: string;
  #user: User;
  #refusedToken: string | null = null;

  constructor({ token, user, isShared }: SignedIn) {
    this.userId = user.userId;
    this.isShared = isShared;
    this.#token = token;
    this.#user = user;
  }

  get token(): string {
    return this.#token;
  }

  /** The same object until something about the person changes. */
  get user(): User {
    return this.#user;
  }

  /** The server does not know the token any more: the person has to sign in again before anything is read or sent. */
  get isOver(): boolean {
    return this.#refusedToken === this.#token;
  }

  /** Aborted once the person has left. What arrives later is taken by nobody. */
  get signal(): AbortSignal {
    return this.#closing.signal;
  }

  /** Whether this is the session of that person, kept in that place. */
  isOf({ user, isShared }: SignedIn): boolean {
    return user.userId === this.userId && isShared === this.isShared;
  }

  /** The same person was read anew, or has signed in again. @returns whether that changed anything */
  renew({ token, user }: Pick<SignedIn, 'token' | 'user'>): boolean {
    const isSameUser = JSON.stringify(user) === JSON.stringify(this.#user);
    if (token === this.#token && isSameUser) return false;
    this.#token = token;
    if (!isSameUser) this.#user = user;
    return true;
  }

  /** The server has refused the token. @returns whether that is news */
  refuse(token: string): boolean {
    if (token !== this.#token || this.isOver) return false;
    this.#refusedToken = token;
    return true;
  }

  close(): void {
    this.#closing.abort();
  }
}
