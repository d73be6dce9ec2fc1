import { startTransition, useActionState, useOptimistic, useState } from 'react'
import { SaveError, saveAlert, type Alert, type Draft } from './save-alert.ts'

type Shown = Alert & { isSaving?: boolean }
type Problem = { message: string; crop: string; price: string } | null
type Props = { crops: string[]; save?: (draft: Draft) => Promise<Alert> }

const rupees = new Intl.NumberFormat('en-IN')

/** Tests give their own `save`; the page uses the real one. */
export function Alerts({ crops, save = saveAlert }: Props) {
  const [alerts, setAlerts] = useState<Shown[]>([])
  const [shown, showAtOnce] = useOptimistic(alerts, (list, draft: Draft) => [
    ...list,
    { ...draft, id: 'new', isSaving: true },
  ])

  const [problem, submit, isPending] = useActionState<Problem, FormData>(async (_before, form) => {
    const crop = String(form.get('crop'))
    const text = String(form.get('price')).trim()
    const price = Number(text)
    if (!Number.isInteger(price) || price < 1)
      return { message: 'Enter a price in whole rupees, such as 2000.', crop, price: text }

    showAtOnce({ crop, price })
    try {
      const saved = await save({ crop, price })
      startTransition(() => setAlerts((list) => [...list, saved]))
      return null
    } catch (error) {
      const message = error instanceof SaveError ? error.message : 'Something went wrong. Please try again.'
      return { message: `Not saved: ${message}`, crop, price: text }
    }
  }, null)

  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">Price alerts</h2>
      <form action={submit}>
        <label htmlFor="alert-crop">Crop</label>
        <select id="alert-crop" name="crop" key={problem?.crop} defaultValue={problem?.crop}>
          {crops.map((crop) => (
            <option key={crop}>{crop}</option>
          ))}
        </select>
        <label htmlFor="alert-price">Tell me at (₹ per quintal)</label>
        <input
          id="alert-price"
          name="price"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={problem?.price}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'alert-problem' : undefined}
        />
        <button type="submit" disabled={isPending}>
          {isPending ? 'Saving…' : 'Follow'}
        </button>
      </form>
      <p id="alert-problem" role="alert">
        {problem?.message}
      </p>
      <ul>
        {shown.map((alert) => (
          <li key={alert.id}>
            {alert.crop} at ₹{rupees.format(alert.price)} {alert.isSaving && <em>saving…</em>}
          </li>
        ))}
      </ul>
    </section>
  )
}
