const radius = 42

export function Ring({ part, whole }: { part: number; whole: number }) {
  const share = whole > 0 ? part / whole : 0
  return (
    <svg viewBox="0 0 104 104" aria-hidden="true" className="size-36 shrink-0">
      <circle cx="52" cy="52" r={radius} fill="none" strokeWidth="12" className="stroke-haze" />
      {share > 0 && (
        <circle
          cx="52"
          cy="52"
          r={radius}
          fill="none"
          strokeWidth="12"
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
          transform="rotate(-90 52 52)"
          className="stroke-leaf"
        />
      )}
      <text x="52" y="60" textAnchor="middle" className="wide fill-ink text-[22px] tabular-nums">
        {Math.round(share * 100)}%
      </text>
    </svg>
  )
}
