import clsx from 'clsx';
import { type FocusEvent, type ReactNode, useId, useRef } from 'react';
import styles from './styles.module.css';

type Props = {
  label: ReactNode;
  /** The button's name, where the label says none */
  name?: string;
  className?: string;
  buttonClassName?: string;
  /** List items with a link each */
  children: ReactNode;
};

/**
 * A button that opens a list of links below it: a popover, so that the browser opens it, without scripts too,
 * closes it on Escape and on a press elsewhere, and gives the button the focus back.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export default function Menu({ label, name, className, buttonClassName, children }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // Where there are no popovers, style sheets close the list.
  const close = () => list.current?.hidePopover?.();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      close();
    }
  };
  return (
    <div className={clsx(styles.menu, className)} onBlur={onBlur}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        aria-label={name}
        popoverTarget={id}
      >
        {label}
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- events of its links, which the keyboard can press */}
      <ul
        ref={list}
        id={id}
        popover="auto"
        className={clsx('panel panel--floating clean-list', styles.list)}
        onClick={close}
      >
        {children}
      </ul>
    </div>
  );
}
