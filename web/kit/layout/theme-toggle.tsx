import { Moon, Sun } from '../icons.tsx'
import { classes } from './classes.ts'

/** Works without React: early.ts handles the click, and CSS shows the right icon. */
export function ThemeToggle({ className }: { className?: string }) {
  return (
    <button
      type="button"
      data-theme-toggle=""
      aria-label="Switch between light and dark"
      className={classes(
        'touch grid size-10 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-ink',
        className,
      )}
    >
      <Moon aria-hidden="true" className="theme-light size-5" />
      <Sun aria-hidden="true" className="theme-dark size-5" />
    </button>
  )
}
