/**
 * This process's environment without what would lead a tried program to a database, APIs, a mail
 * server or a port of somebody's own.
 */
export function envWithoutServices() {
  const {
    DATABASE_URL: _database,
    SMTP_URL: _smtp,
    MAIL_FROM: _sender,
    ...withoutServices
  } = process.env;
  const {
    MAIN_API_URL: _main,
    RESORT_API_URL: _resort,
    BACKEND_PORT: _port,
    ...environment
  } = withoutServices;
  return environment;
}
