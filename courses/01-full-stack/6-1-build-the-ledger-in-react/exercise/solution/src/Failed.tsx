export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <p>We couldn’t load this. {error.message}</p>
      <button onClick={onRetry}>Try again</button>
    </div>
  )
}
