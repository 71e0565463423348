import steps from './steps.svg';

/** Steps, a handrail and a lamp: the illustration of pages with a single message. */
export function StepScene() {
  return <img src={steps} alt="" width={320} height={180} />;
}
