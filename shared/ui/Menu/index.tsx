import clsx from 'clsx';
import { type FocusEvent, type ReactNode, useId, useRef } from 'react';
import styles from './styles.module.css';

type Props = {
  label: ReactNode;
  /** The button's accessible name, if the label is no text */
  name?: string;
  className?: string;
  buttonClassName?: string;
  /** `<li>` elements, each with a link */
  children: ReactNode;
};

/**
 * A button that opens a list of links below it. As the list is a popover, the browser opens it (also without
 * scripts), closes it on Escape or a click elsewhere, and returns the focus to the button.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export default function Menu({ label, name, className, buttonClassName, children }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // Browsers without popovers close the list by CSS.
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
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the clicks bubble from links, which work by keyboard */}
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
