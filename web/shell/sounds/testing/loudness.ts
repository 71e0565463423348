/**
 * The loudness of one channel at 48,000 samples a second in LUFS, by ITU-R BS.1770: K-weighted mean power. It has no
 * gate, whose blocks of 400 ms are longer than a tap.
 */
export function loudnessOf(samples: Float32Array): number {
  const weighted = filter(filter(samples, shelf), highPass);
  const power = weighted.reduce((sum, x) => sum + x * x, 0) / weighted.length;
  return -0.691 + 10 * Math.log10(power);
}

type Biquad = { b: readonly [number, number, number]; a: readonly [number, number] };

/** The head's effect on high tones. */
const shelf: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};

/** The ear's lower sensitivity to low tones. */
const highPass: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

function filter(samples: Float32Array, { b, a }: Biquad): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
