export const hasTables = async (origin = ''): Promise<boolean> => {
  const answer = await fetch(`${origin}/healthz`).catch(() => null)
  return answer?.headers.get('content-type')?.includes('json') === true && (answer.ok || answer.status === 503)
}
