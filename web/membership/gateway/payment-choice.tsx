export type PaysBy = 'online' | 'transfer'

const ways: { value: PaysBy; label: string; hint: string }[] = [
  { value: 'online', label: 'Pay online', hint: 'UPI, card or net banking. Your courses open right away.' },
  { value: 'transfer', label: 'UPI or bank transfer', hint: 'Send the transaction ID. We check it in 5-10 minutes.' },
]

type PaymentChoiceProps = { value: PaysBy; onChange: (value: PaysBy) => void }

export function PaymentChoice({ value, onChange }: PaymentChoiceProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="type-label mb-1.5">How do you want to pay?</legend>
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
        {ways.map((way) => (
          <label
            key={way.value}
            className="relative grid min-h-11 cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-control border border-edge bg-card px-3 py-3 transition-colors hover:border-ink has-checked:border-indigo has-checked:bg-indigo-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
          >
            <input
              type="radio"
              name="paysBy"
              value={way.value}
              checked={value === way.value}
              onChange={() => onChange(way.value)}
              className="mt-1 size-4.5 accent-indigo outline-none"
            />
            <span className="font-semibold">{way.label}</span>
            <span className="type-small col-start-2 text-soft">{way.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
