import './lesson.css'

/** What has been learnt, when a lesson is over. */
export const Learnt = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="lesson-learnt">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
