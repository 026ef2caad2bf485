interface FactsProps {
  readonly className?: string
  readonly rows: readonly (readonly [name: string, value: string])[]
}

export const Facts = ({ className = 'facts', rows }: FactsProps) => (
  <dl className={className}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
