/** A bar in the picture, and the line of nothing from which all of them begin; from the top, in its own units. */
export interface Bar {
  readonly top: number;
  readonly tall: number;
  readonly base: number;
}
/** What is more than nothing is seen. */
const tallLeast = 2;

/** Places values between the largest and the smallest, nothing always among them. @param height of the picture */
export function barsOf(values: readonly number[], height: number): Bar[] {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
  const reach = most - least;
  const base = reach === 0 ? height : (most / reach) * height;
  return values.map((value) => {
    const tall = reach === 0 || value === 0 ? 0 : Math.max(tallLeast, (Math.abs(value) / reach) * height);
    return { top: value < 0 ? base : base - tall, tall, base };
  });
}
