import { expect, test, vi } from 'vitest';
import { nothingKept, type GuideList } from '#domain/saved-guide.ts';
import { fetchList, saveGuide } from './guide-download.ts';
import { SavedGuide } from './saved-guide.ts';

vi.mock('./guide-download.ts', () => ({
  fetchList: vi.fn<typeof fetchList>(),
  readState: async () => nothingKept,
  saveGuide: vi.fn<typeof saveGuide>(),
  bytesMissing: () => 0,
}));

test('a look that ends late does not hide that the guide is being saved', async () => {
  const late = Promise.withResolvers<GuideList>();
  const list = { version: '1', bytes: 10, pages: 1, files: [] } as const;
  vi.mocked(fetchList).mockReturnValueOnce(late.promise).mockResolvedValue(list);
  const saving = Promise.withResolvers<undefined>();
  vi.mocked(saveGuide).mockReturnValue(saving.promise);
  const guide = new SavedGuide('es');
  const looking = guide.check();
  const saved = guide.save();
  late.resolve(list);
  await looking;
  expect(guide.status().phase).toBe('saving');
  saving.resolve(undefined);
  await saved;
});
