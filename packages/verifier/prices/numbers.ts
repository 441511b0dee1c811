// Doubles of IEEE 754, rounded after each operation; sums and products as they are written, from left to right.
// Additions, multiplications, divisions and square roots alone: those are the same on every machine.

const [ln2High, ln2Low] = [0.693_147_180_369_123_8, 1.908_214_929_270_587_7e-10];
/** 2 to the power of 0/32, 1/32 …: of each the product of the roots that its bits name, the square root first. */
const powers = Array.from({ length: 32 }, (_, i) => {
  let [product, root] = [1, 2];
  for (let bit = 16; bit >= 1; bit /= 2) {
    root = Math.sqrt(root);
    if (i & bit) product *= root;
  }
  return product;
});

/** eˣ */
export function exp(x: number): number {
  const steps = Math.round((x * 32) / (ln2High + ln2Low));
  const rest = x - (steps / 32) * ln2High - (steps / 32) * ln2Low;
  const series =
    1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120 + rest * (1 / 720))))));
  const whole = Math.floor(steps / 32);
  return series * (powers[steps - whole * 32] ?? 1) * 2 ** whole;
}

/** The natural logarithm. */
export function ln(x: number): number {
  let [rest, doublings] = [x, 0];
  for (; rest < 0.75; rest *= 2) doublings -= 1;
  for (; rest > 1.5; rest /= 2) doublings += 1;
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let i = 27; i > 0; i -= 2) sum = sum * square + 1 / i;
  return 2 * ratio * sum + doublings * ln2High + doublings * ln2Low;
}

/** By Horner, the highest power first. */
const polynomial = (x: number, factors: readonly number[]): number => factors.reduce((sum, each) => sum * x + each, 0);
const near = [
  [
    -39.696_830_286_653_76, 220.946_098_424_520_5, -275.928_510_446_968_7, 138.357_751_867_269, -30.664_798_066_147_16,
    2.506_628_277_459_239,
  ],
  [
    -54.476_098_798_224_06, 161.585_836_858_040_9, -155.698_979_859_886_6, 66.801_311_887_719_72,
    -13.280_681_552_885_72, 1,
  ],
] as const;
const far = [
  [
    -0.007_784_894_002_430_293, -0.322_396_458_041_136_5, -2.400_758_277_161_838, -2.549_732_539_343_734,
    4.374_664_141_464_968, 2.938_163_982_698_783,
  ],
  [0.007_784_695_709_041_462, 0.322_467_129_070_039_8, 2.445_134_137_142_996, 3.754_408_661_907_416, 1],
] as const;
const tail = 0.024_25;

/** The value below which a normal deviate lies with a given chance (P. J. Acklam, 2003). */
export function normalQuantile(chance: number): number {
  if (chance > 1 - tail) return -normalTail(1 - chance);
  if (chance < tail) return normalTail(chance);
  const q = chance - 0.5;
  const r = q * q;
  return (polynomial(r, near[0]) * q) / polynomial(r, near[1]);
}
function normalTail(chance: number): number {
  const q = Math.sqrt(-2 * ln(chance));
  return polynomial(q, far[0]) / polynomial(q, far[1]);
}
