/** Finds what does not fit where it is shown: a page that scrolls sideways, and words that are cut off. */
import type { Page } from '@playwright/test';

/** Returns what does not fit: a page or dialog that scrolls sideways, and labels with cut words. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places =
      'html, dialog[open], dialog[open] *, header *, main :is(button:not(.crossing), label, label *, legend, summary, h2, p)';
    return (
      Array.from(document.querySelectorAll<HTMLElement>(places))
        .filter(
          (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
        )
        .filter((element) => !element.matches('input, textarea, select, option, svg, svg *'))
        // Elements for screen readers only are not visible.
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map(({ tagName, className, textContent, scrollWidth, clientWidth }) =>
          [tagName, className, textContent?.trim().slice(0, 30), scrollWidth, clientWidth].join(
            ' ',
          ),
        )
    );
  });

/**
 * Returns the menus that cut the name of what is chosen, which no width of theirs tells: a copy is as wide as it wants to
 * be. (A narrow phone may cut it, as its list of names does not.)
 */
export const cutMenus = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('select'))
      .filter((menu) => menu.checkVisibility())
      .flatMap((menu) => {
        const copy = menu.cloneNode(true) as HTMLSelectElement;
        copy.selectedIndex = menu.selectedIndex;
        copy.style.cssText =
          'position: absolute; inline-size: auto; max-inline-size: none; field-sizing: content';
        menu.after(copy);
        const wanted = copy.offsetWidth;
        copy.remove();
        const chosen = menu.selectedOptions[0]?.textContent?.trim();
        return wanted > menu.offsetWidth + 1 ? [`${chosen} ${wanted} ${menu.offsetWidth}`] : [];
      }),
  );
