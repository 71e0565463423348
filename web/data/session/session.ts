import type { User } from '#contract/user.ts';

/** A user with the token that opens the account, and where the two are stored. */
export type StoredSession = {
  token: string;
  user: User;
  /** "This is a shared computer" was checked: the session ends with the browser, and no read is stored. */
  isShared: boolean;
};

let opened = 0;

/**
 * One user who is logged in in this tab. Everything that is read, stored or sent for a user belongs to this object and
 * ends with it, so that no data of one user can reach the next.
 */
export class Session {
  /** A key for React: it mounts the components of another session again. */
  readonly id = ++opened;
  readonly userId: string;
  readonly isShared: boolean;
  readonly #closing = new AbortController();
  #token: string;
  #user: User;
  #rejectedToken: string | null = null;

  constructor({ token, user, isShared }: StoredSession) {
    this.userId = user.userId;
    this.isShared = isShared;
    this.#token = token;
    this.#user = user;
  }

  get token(): string {
    return this.#token;
  }

  /** The same object until something about the user changes. */
  get user(): User {
    return this.#user;
  }

  /** The server does not accept the token anymore: the user has to sign in again before anything is read or sent. */
  get isExpired(): boolean {
    return this.#rejectedToken === this.#token;
  }

  /** Aborted when the user has logged out. A response that arrives later is dropped. */
  get signal(): AbortSignal {
    return this.#closing.signal;
  }

  /** Whether this is the session of that user, stored in the same place. */
  isOf({ user, isShared }: StoredSession): boolean {
    return user.userId === this.userId && isShared === this.isShared;
  }

  /** Takes the user as it was read again, or the token of a new log in. @returns whether that changed anything */
  renew({ token, user }: Pick<StoredSession, 'token' | 'user'>): boolean {
    const isSameUser = JSON.stringify(user) === JSON.stringify(this.#user);
    if (token === this.#token && isSameUser) return false;
    this.#token = token;
    if (!isSameUser) this.#user = user;
    return true;
  }

  /** Notes that the server rejected the token. @returns whether it was not known yet */
  reject(token: string): boolean {
    if (token !== this.#token || this.isExpired) return false;
    this.#rejectedToken = token;
    return true;
  }

  close(): void {
    this.#closing.abort();
  }
}
