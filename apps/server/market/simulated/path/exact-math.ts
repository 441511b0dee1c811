/**
 * Logarithm and power from additions and multiplications alone: those are the same on every machine, while `Math.exp`
 * and `Math.log` may differ in the last digit from one engine to the next, and a price has to be the same everywhere.
 */

const ln2High = 0.693_147_180_369_123_8;
const ln2Low = 1.908_214_929_270_587_7e-10;

const parts = 32;
/** 2 to the power of 1/32, 2/32 …: square roots are exact to the last digit everywhere. */
const powers = Float64Array.from({ length: parts }, () => 1);
for (let root = 2, bit = parts; bit > 1; bit /= 2) {
  root = Math.sqrt(root);
  for (let i = 0; i < parts; i += 1) if ((i & (bit / 2)) !== 0) powers[i] = (powers[i] ?? 1) * root;
}

/** eˣ, to some 1e-15 of itself. @param x within ±700 */
export function exp(x: number): number {
  const steps = Math.round((x * parts) / (ln2High + ln2Low));
  const rest = x - (steps / parts) * ln2High - (steps / parts) * ln2Low;
  // The series of Taylor from its end; the rest is below 0.011.
  const series =
    1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120 + rest * (1 / 720))))));
  const whole = Math.floor(steps / parts);
  return series * (powers[steps - whole * parts] ?? 1) * 2 ** whole;
}

/** The natural logarithm, to some 1e-15. @param x above 0 */
export function ln(x: number): number {
  let doublings = 0;
  let rest = x;
  for (; rest < 0.75; rest *= 2) doublings -= 1;
  for (; rest > 1.5; rest /= 2) doublings += 1;
  // ln r = 2 artanh ((r − 1) / (r + 1)), with the series of artanh.
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let i = 27; i > 0; i -= 2) sum = sum * square + 1 / i;
  return 2 * ratio * sum + doublings * ln2High + doublings * ln2Low;
}
