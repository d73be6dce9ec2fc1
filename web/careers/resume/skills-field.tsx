import { X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { withSkills } from './resume.rules.ts'

type SkillsFieldProps = { skills: string[]; onChange: (skills: string[]) => void }

/** Skills as chips: a comma or Enter makes one of what was typed, and so does leaving the field. */
export function SkillsField({ skills, onChange }: SkillsFieldProps) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const take = (text: string) => {
    setTyped('')
    const next = withSkills(skills, text)
    if (next.length !== skills.length) onChange(next)
  }
  const remove = (index: number) => {
    onChange(skills.filter((_, at) => at !== index))
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button') ?? []
      ;(buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters of another script are being put together, Enter belongs to the keyboard.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      take(typed)
    } else if (event.key === 'Backspace' && typed === '' && skills.length > 0) {
      onChange(skills.slice(0, -1))
      setTyped(skills.at(-1)!)
      event.preventDefault()
    }
  }

  return (
    <div className="grid gap-3">
      <Field label="Skill" hint="Press Enter or a comma after each skill. Put the most important ones first.">
        <Input
          ref={input}
          value={typed}
          maxLength={400}
          placeholder="TypeScript, React, SQL"
          autoComplete="off"
          onChange={({ target }) => (/[,;\n]/.test(target.value) ? take(target.value) : setTyped(target.value))}
          onKeyDown={onKeyDown}
          onBlur={() => take(typed)}
        />
      </Field>
      {skills.length > 0 && (
        <ul ref={list} aria-label="Your skills" className="flex flex-wrap gap-2">
          {skills.map((skill, index) => (
            <li
              key={skill}
              className="flex min-w-0 items-center gap-1 rounded-full bg-haze py-1 pr-1 pl-3 font-medium text-ink"
            >
              <span className="min-w-0 wrap-anywhere">{skill}</span>
              <button
                type="button"
                aria-label={`Remove ${skill}`}
                onClick={() => remove(index)}
                className="touch grid size-7 shrink-0 place-items-center rounded-full text-soft hover:bg-line hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
