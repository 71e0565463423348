/** The reason why the server cannot start, for the person who starts it: printed alone, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
