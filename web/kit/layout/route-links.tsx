import { Link, type LinkProps } from 'react-router'
import { buttonClass, type Look } from './button.tsx'

/** A link in a text of the areas. */
export const RouteLink = (props: Omit<LinkProps, 'className'>) => <Link {...props} className="link" />

/** A link of the areas that looks like a button. */
export const RouteButton = ({ variant, size, className, ...props }: Omit<LinkProps, 'className'> & Look) => (
  <Link {...props} className={buttonClass({ variant, size, className })} />
)
