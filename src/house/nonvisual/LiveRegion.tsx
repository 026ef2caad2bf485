/** Something said aloud: what happened, then what is asked. */
export interface Saying {
  /** Counts what was said: the same words again are said again. */
  readonly n: number
  readonly news: string
  readonly asked: string
}

/** The one live region. Its lines are written anew each time, so that what is said twice is heard twice. */
export const LiveRegion = ({ saying: { n, news, asked } }: { readonly saying: Saying }) => (
  <div className="live" role="status" aria-live="polite" aria-atomic="true">
    <p key={`news ${n}`} data-testid="news" data-said={n}>
      {news}
    </p>
    <p key={`asked ${n}`} data-testid="asked">
      {asked}
    </p>
  </div>
)
