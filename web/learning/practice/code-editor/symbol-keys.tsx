import { useEffect, useState, useSyncExternalStore } from 'react'

const names: Record<string, string> = {
  '{': 'opening brace',
  '}': 'closing brace',
  '(': 'opening bracket',
  ')': 'closing bracket',
  '[': 'opening square bracket',
  ']': 'closing square bracket',
  ';': 'semicolon',
  ':': 'colon',
  ',': 'comma',
  '=': 'equals sign',
  '<': 'less than',
  '>': 'greater than',
  '"': 'double quote',
  "'": 'single quote',
  '/': 'slash',
  '*': 'star',
  '+': 'plus',
  _: 'underscore',
}

// The last ones are out of sight on a narrow screen: the row scrolls.
const common = ['{', '}', '(', ')', ';', '=', '<', '>', '"', "'", '[', ']', '*', '+']
const byEnding: Record<string, string[]> = {
  html: ['<', '>', '/', '=', '"', '{', '}', '(', ')'],
  css: ['{', '}', ':', ';', '(', ')', '>', '"', "'"],
  py: ['(', ')', '[', ']', ':', '=', '"', "'", '_'],
  sql: ['(', ')', ',', ';', '=', '<', '>', "'", '*'],
}

type SymbolKeysProps = { fileName: string; onInsert: (text: string) => void }

/** Signs that a phone's keyboard hides behind two taps: a row above the keyboard, while somebody types code. */
export function SymbolKeys({ fileName, onInsert }: SymbolKeysProps) {
  const { left, bottom, width } = useVisibleArea()
  const ending = fileName.split('.').at(-1) ?? ''
  const keys = byEnding[ending] ?? common
  return (
    // The editor keeps the focus: without it the keyboard would close.
    <div
      role="toolbar"
      aria-label="Symbols"
      tabIndex={-1}
      className="symbol-keys"
      style={{ left, top: bottom, width }}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <button type="button" tabIndex={-1} onClick={() => onInsert('\t')}>
        Tab
      </button>
      {keys.map((key) => (
        <button key={key} type="button" tabIndex={-1} aria-label={names[key]} onClick={() => onInsert(key)}>
          {key}
        </button>
      ))}
    </div>
  )
}

const coarse = '(pointer: coarse)'
const onPointerChange = (change: () => void) => {
  const query = matchMedia(coarse)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/** Whether people type on a screen. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    onPointerChange,
    () => matchMedia(coarse).matches,
    () => false,
  )

/** The part of the page that the keyboard leaves free. */
function useVisibleArea() {
  const [area, setArea] = useState(areaNow)
  useEffect(() => {
    const viewport = window.visualViewport
    const update = () => setArea(areaNow())
    const ending = new AbortController()
    for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, update, { signal: ending.signal })
    return () => ending.abort()
  }, [])
  return area
}

function areaNow() {
  const viewport = window.visualViewport
  if (!viewport) return { left: 0, bottom: innerHeight, width: innerWidth }
  return { left: viewport.offsetLeft, bottom: viewport.offsetTop + viewport.height, width: viewport.width }
}
