import { useRef, useState, type KeyboardEvent } from 'react'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { X } from '#web/kit/icons.tsx'
import { addSkills } from './resume.rules.ts'

type SkillsFieldProps = { skills: string[]; onChange: (skills: string[]) => void }

/** Enter, a comma or leaving the field turns the text into a chip. */
export function SkillsField({ skills, onChange }: SkillsFieldProps) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const add = (text: string) => {
    setTyped('')
    const next = addSkills(skills, text)
    if (next.length !== skills.length) onChange(next)
  }
  const remove = (index: number) => {
    onChange(skills.filter((_, position) => position !== index))
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button') ?? []
      ;(buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // With an input method editor, Enter confirms the composed text.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
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
          onChange={({ target }) => (/[,;\n]/.test(target.value) ? add(target.value) : setTyped(target.value))}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
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
