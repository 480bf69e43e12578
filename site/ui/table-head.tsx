/** The names of a table's columns. */
export function TableHead({ columns }: { readonly columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column, at) => (
          <th key={at} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
