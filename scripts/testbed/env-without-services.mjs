/**
 * This process's environment without settings that would point a tested program to a developer's
 * database, APIs, mail server or port.
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
