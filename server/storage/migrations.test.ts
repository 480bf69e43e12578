import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { temporaryDatabase } from './testing-database.ts';
import { migrate } from './migrations.ts';
import { connect, openStorage } from './open.ts';

it('keep rows that were stored with the first tables', async () => {
  const database = await temporaryDatabase();
  const before = connect(database.url);
  await migrate(before.db, '2025-01-contact');
  await sql`
    insert into messages (id, created_at, status, form, language, name, email, subject, message)
    values ('m1', 0, 'new', 'home', 'es', 'Ana', 'ana@correo.example', 'estudiar', 'Hola')
  `.execute(before.db);
  await sql`
    insert into outbox (id, message_id, kind, recipient, due_at, created_at)
    values ('j1', 'm1', 'office-notice', 'oficina@rumbo.example', 0, 0)
  `.execute(before.db);
  await before.close();

  const after = await openStorage(database.url);
  const rows = await after.db.selectFrom('messages').selectAll().execute();
  expect(rows).toMatchObject([{ id: 'm1', email: 'ana@correo.example', budget: null }]);
  const jobs = await after.db.selectFrom('outbox').selectAll().execute();
  expect(jobs).toMatchObject([{ id: 'j1', message_id: 'm1', status: 'pending' }]);
  await after.close();
  await database.remove();
});
