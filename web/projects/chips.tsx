export function Chips({ names, label }: { names: string[]; label: string }) {
  if (names.length === 0) return null
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      {names.map((name) => (
        <li key={name} className="type-small max-w-full rounded-full bg-haze px-2.5 py-0.5 font-medium wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  )
}
