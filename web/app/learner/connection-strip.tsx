import { useConnection } from '#web/kit/api/connection.ts'
import { WifiOff } from '#web/kit/icons.tsx'

/** Below the top bar while the server can't be reached. */
export function ConnectionStrip() {
  const isConnected = useConnection()
  return (
    <div aria-live="polite" className="no-print">
      {!isConnected && (
        <p className="type-small flex items-center gap-2 border-b border-line bg-haze px-5 py-2 sm:px-8">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-soft" />
          {navigator.onLine
            ? 'We can’t reach the server. Opened pages still work.'
            : 'You’re offline. Opened pages still work.'}
        </p>
      )}
    </div>
  )
}
