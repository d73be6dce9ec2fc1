import { saveAlert, type Alert, type Draft } from './save-alert.ts'

type Props = { crops: string[]; save?: (draft: Draft) => Promise<Alert> }

/** Tests give their own `save`; the page uses the real one. */
export function Alerts({ crops, save = saveAlert }: Props) {
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">Price alerts</h2>
      <form>
        <label htmlFor="alert-crop">Crop</label>
        <select id="alert-crop" name="crop">
          {crops.map((crop) => (
            <option key={crop}>{crop}</option>
          ))}
        </select>
        <label htmlFor="alert-price">Tell me at (₹ per quintal)</label>
        <input id="alert-price" name="price" type="text" inputMode="numeric" autoComplete="off" />
        <button type="submit">Follow</button>
      </form>
      <p id="alert-problem" role="alert"></p>
      <ul></ul>
    </section>
  )
}
