/** A chance as ten small moons, lit one by one; the words stand beside it. */
export const Tenths = ({ chance }: { readonly chance: number }) => (
  <span className="tenths" aria-hidden="true">
    {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => (
      <span key={at} style={{ '--lit': Math.min(1, Math.max(0, chance * 10 - at)) }} />
    ))}
  </span>
)
