import steps from './steps.svg';

/** Steps, a handrail and a lamp: the illustration of pages with a single message. */
export function StepScene({ width = 320 }: { width?: number }) {
  return <img src={steps} alt="" width={width} height={(width * 9) / 16} />;
}
