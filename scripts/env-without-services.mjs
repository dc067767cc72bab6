/** This process's environment without what would lead a tried program to a database, APIs or a mail server of somebody's own. */
export function envWithoutServices() {
  const { DATABASE_URL: _database, MAIN_API_URL: _main, RESORT_API_URL: _resort, SMTP_URL: _smtp, MAIL_FROM: _sender, ...environment } = process.env;
  return environment;
}
