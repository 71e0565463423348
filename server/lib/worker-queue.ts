/** Work for another thread, in a short queue. */
export type WorkerQueue<Job> = {
  /** @throws Problem `busy` with the seconds to wait if the queue is full */
  checkCapacity(): void;
  /**
   * Returns the bytes of the finished file. Takes a place before the work is prepared, so that a rejected request costs
   * nothing.
   * @throws Problem `busy` if the queue is full
   */
  render(prepare: () => Promise<Job>): Promise<Uint8Array>;
  close(): Promise<void>;
};
