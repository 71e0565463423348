/** Why the server cannot start, in words for the person who starts it: printed alone, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
