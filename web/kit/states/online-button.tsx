import { useConnection } from '../api/connection.ts'
import { WifiOff } from '../icons.tsx'
import { Button, type ButtonProps } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'

/** A button for what needs the network: without a connection it says so before it is pressed. */
export function OnlineButton({ children, ...props }: ButtonProps) {
  const isConnected = useConnection()
  if (isConnected) return <Button {...props}>{children}</Button>
  const { onClick: _, className, ...look } = props
  return (
    <Button
      {...look}
      type="button"
      variant="secondary"
      className={classes(className, 'opacity-60')}
      aria-disabled="true"
      title="Needs a connection"
    >
      <WifiOff aria-hidden="true" className="size-4.5 text-soft" />
      {children}
    </Button>
  )
}
