import { expect, test } from 'vitest';
import { planted, readAll, type Source } from '../source.ts';

/** Elements that a field of a form is spread into, or that stand in an item of that name. */
const fieldsIn = (text: string): readonly (readonly [element: string, name: string])[] => [
  ...[...text.matchAll(/<(\w+)\s[^<]*?\.field\('(\w+)'\)/g)].map(
    ([, element = '', name = '']) => [element, name] as const,
  ),
  ...[...text.matchAll(/<Form\.Item[^<]*?name="(\w+)"[^<]*<([\w.]+)/g)].map(
    ([, name = '', element = '']) => [element, name] as const,
  ),
];
const masks = new Set(['PasswordField', 'Input.Password']);

/** Passwords that are typed in sight, and fields into which nothing may be pasted. */
function faultsIn(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^apps\/(web|console)\/.*\.tsx$/.test(path))
    .flatMap(({ path, text }) => [
      ...fieldsIn(text)
        .filter(([element, name]) => /passw/i.test(name) && !masks.has(element))
        .map(([element, name]) => `${path}: ${name} is typed into ${element}`),
      ...(/onPaste=\{[^}]*preventDefault|addEventListener\('paste'/.test(text)
        ? [`${path}: nothing can be pasted`]
        : []),
      ...(/<(PasswordField|Input\.Password)\s(?![^<]*(autoComplete|\{\.\.\.props\}))/.test(text)
        ? [`${path}: no manager of passwords knows what is asked for`]
        : []),
    ]);
}

test('passwords are masked, may be pasted, and say to managers of passwords what they are', () => {
  const sources = readAll();
  expect(faultsIn(sources)).toEqual([]);
  const asked = sources.flatMap(({ path, text }) =>
    /^apps\/(web|console)\//.test(path) ? fieldsIn(text).filter(([element]) => masks.has(element)) : [],
  );
  expect(asked.length).toBeGreaterThan(10);
});

test('one in sight, one without a word for managers, and one that takes no paste are reported', () => {
  const sources = planted({
    'apps/web/a.tsx': `<Field {...form.field('newPassword')} autoComplete="new-password" />`,
    'apps/web/b.tsx': `<PasswordField {...form.field('password')} label={x} />`,
    'apps/web/c.tsx': `<input onPaste={(event) => event.preventDefault()} />`,
    'apps/console/d.tsx': `<Form.Item label="x" name="oldPassword"><Input autoComplete="off" /></Form.Item>`,
    'apps/console/e.tsx': `<Form.Item name="password"><Input.Password autoComplete="off" /></Form.Item>`,
  });
  expect(faultsIn(sources)).toEqual([
    'apps/web/a.tsx: newPassword is typed into Field',
    'apps/web/b.tsx: no manager of passwords knows what is asked for',
    'apps/web/c.tsx: nothing can be pasted',
    'apps/console/d.tsx: oldPassword is typed into Input',
  ]);
});
